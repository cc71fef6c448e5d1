import { UseCase } from '#shared/application/use-case.js';
import { LOGO_RULE, type SentFile } from '../../domain/upload-rules.js';
import { WorkplaceLogos } from '../ports/workplace-logos.js';
import { UploadPicture } from './upload-picture.js';

type UploadWorkplaceLogoCommand = {
  readonly employerId: number;
  readonly workplaceId: number;
  readonly file: SentFile;
};

/**
 * Sets the logo of a company's hotel and returns its address.
 * @throws ForeignContent, DomainError if it is no hotel of the company
 */
@UseCase()
export class UploadWorkplaceLogo {
  constructor(
    private readonly uploadPicture: UploadPicture,
    private readonly workplaces: WorkplaceLogos,
  ) {}

  async execute({ employerId, workplaceId, file }: UploadWorkplaceLogoCommand): Promise<string> {
    // Before anything is stored.
    await this.workplaces.require({ employerId, workplaceId });
    const replace = (address: string) => this.workplaces.replaceLogo({ employerId, workplaceId, address });
    return this.uploadPicture.execute({ rule: LOGO_RULE, ownerId: employerId, file, replace });
  }
}
