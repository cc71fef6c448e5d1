import { ApiProperty } from '@nestjs/swagger';

/** A whole number in a response. */
export function Integer(description?: string): PropertyDecorator {
  return ApiProperty({ type: 'integer', description });
}

/** A whole number in a response, or null. */
export function NullableInteger(description?: string): PropertyDecorator {
  return ApiProperty({ type: 'integer', nullable: true, description });
}

/** Text in a response, or null. */
export function NullableText(description?: string): PropertyDecorator {
  return ApiProperty({ type: String, nullable: true, description });
}

/** An instant in a response, or null. */
export function NullableTime(description?: string): PropertyDecorator {
  return ApiProperty({ type: Date, nullable: true, description });
}

export const CONTROLLED_DOMAIN =
  'The domain that the employer has proven to control, if our team has not verified the name of the company';
