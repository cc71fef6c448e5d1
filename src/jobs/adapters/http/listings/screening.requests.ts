import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsBoolean, IsNumber, IsOptional, IsString } from 'class-validator';
import { RequiredText } from '../../../../shared/adapters/http/api/inputs.js';
import { QUESTION_KINDS, QUESTION_LIMITS } from '../../../../shared/domain/screening-question.js';

const LIMIT = QUESTION_LIMITS.number;

function AnswerList(description: string): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ type: [String], nullable: true, maxItems: QUESTION_LIMITS.options, description }),
    IsOptional(),
    IsArray({ message: '$property must be a list of texts' }),
    ArrayMaxSize(QUESTION_LIMITS.options, { message: `$property can list at most ${QUESTION_LIMITS.options} answers` }),
    IsString({ each: true, message: '$property must be a list of texts' }),
  );
}

function Bound(description: string): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ type: Number, nullable: true, minimum: -LIMIT, maximum: LIMIT, description }),
    IsOptional(),
    IsNumber({}, { message: '$property must be a number' }),
  );
}

/** A screening question of the job form. */
export class ScreeningQuestionInput {
  @RequiredText(QUESTION_LIMITS.question)
  readonly question!: string;

  @ApiProperty({ enum: QUESTION_KINDS, enumName: 'QuestionKind' })
  @IsOptional()
  @IsString({ message: `kind must be one of ${QUESTION_KINDS.join(', ')}` })
  readonly kind?: string | null;

  @AnswerList('Choices of one_of and several_of')
  readonly options?: string[] | null;

  @ApiPropertyOptional({ type: Boolean, nullable: true, default: false, description: 'Must-haves are always required' })
  @IsOptional()
  @IsBoolean({ message: 'isRequired must be true or false' })
  readonly isRequired?: boolean | null;

  @AnswerList('Must-have: any of these answers, or for several_of all of them')
  readonly accepted?: string[] | null;

  @Bound('Must-have for a number: minimum')
  readonly min?: number | null;

  @Bound('Must-have for a number: maximum')
  readonly max?: number | null;
}
