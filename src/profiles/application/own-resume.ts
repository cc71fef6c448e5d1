import { UseCase } from '../../shared/application/use-case.js';
import { FileNotFound } from '../domain/upload-errors.js';
import type { UploadedFile } from '../domain/uploaded-file.js';
import { JobSeekerResumes } from './ports/job-seeker-resumes.js';
import { UploadedFiles } from './ports/uploaded-files.js';

/**
 * The resume on one's own profile.
 * @throws FileNotFound
 */
@UseCase()
export class OwnResume {
  constructor(
    private readonly resumes: JobSeekerResumes,
    private readonly files: UploadedFiles,
  ) {}

  async execute({ userId }: { readonly userId: number }): Promise<UploadedFile> {
    const key = await this.resumes.current(userId);
    const file = key === null ? undefined : await this.files.find(key);
    if (!file) throw new FileNotFound();
    return file;
  }
}
