import { ApiProperty } from '@nestjs/swagger';
import { QUESTION_KINDS, type QuestionKind } from '#shared/domain/screening-question.js';

/** A screening question for applicants. */
export class ScreeningQuestionBody {
  @ApiProperty({ description: 'The text, unique within the listing' }) readonly question!: string;
  @ApiProperty({ enum: QUESTION_KINDS, enumName: 'QuestionKind' }) readonly kind!: QuestionKind;
  @ApiProperty({ type: [String], description: 'Choices of one_of and several_of' })
  readonly options!: readonly string[];
  @ApiProperty() readonly isRequired!: boolean;
  @ApiProperty({
    type: [String],
    description: 'Must-have: any of these answers, or for several_of all of them; empty if any answer will do',
  })
  readonly accepted!: readonly string[];
  @ApiProperty({ type: Number, nullable: true, description: 'Must-have for a number, inclusive' })
  readonly min!: number | null;
  @ApiProperty({ type: Number, nullable: true, description: 'Must-have for a number, inclusive' })
  readonly max!: number | null;
}
