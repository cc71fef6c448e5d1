/** An employer's message template. */
export class MessageTemplateBody {
  readonly id!: number;
  readonly name!: string;
  readonly subject!: string | null;
  readonly body!: string;
}
