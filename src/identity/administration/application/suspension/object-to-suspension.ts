import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { AlreadyObjected, checkedObjection, ObjectionLinkInvalid } from '../../domain/objection.js';
import { Objections } from './objections.js';

type ObjectCommand = { readonly token: string; readonly text: string };

/**
 * Puts an objection to a suspension before the admins, once per suspension.
 * @throws InvalidFields, ObjectionLinkInvalid, AlreadyObjected
 */
@UseCase()
export class ObjectToSuspension {
  constructor(
    private readonly objections: Objections,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({ token, text: entered }: ObjectCommand): Promise<void> {
    const text = checkedObjection(entered);
    await this.unitOfWork.run(async () => {
      const added = await this.objections.add(token, text, this.clock.now());
      if (!added) throw new ObjectionLinkInvalid();
      if (added === 'repeated') throw new AlreadyObjected();
    });
  }
}
