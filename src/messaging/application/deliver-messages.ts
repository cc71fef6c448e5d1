import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { MessageRepository, type Incoming } from './ports/message-repository.js';

type DeliverMessagesCommand = { readonly recipientId: number; readonly incoming: Incoming };

/** Marks messages as delivered to their recipient. */
@UseCase()
export class DeliverMessages {
  constructor(
    private readonly messages: MessageRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async execute({ recipientId, incoming }: DeliverMessagesCommand): Promise<void> {
    await this.unitOfWork.run(async () => {
      this.unitOfWork.record(await this.messages.deliver(recipientId, incoming));
    });
  }
}
