import { Languages } from '#shared/application/languages.js';
import { UseCases } from '#shared/application/use-case.js';
import { ProfileNotFound } from '../../domain/profile-errors.js';
import { ResumeNotDrawn } from '../../domain/resume-errors.js';
import { drawable, missingLetters } from '../../domain/resume-letters.js';
import { contentTypeOf, newKey } from '../../domain/uploaded-file.js';
import { AccountDirectory } from '../ports/account-directory.js';
import { JobSeekerProfileRepository } from '../ports/profile-repositories.js';
import { ResumePrinter } from '../ports/resume-printer.js';
import { StoreUpload } from '../uploads/store-upload.js';
import { writeResume, type WrittenResume } from './written-resume.js';

type MakeResumeCommand = {
  readonly userId: number;
  /** That of the browser, for accounts without one. */
  readonly language: string;
};

type MadeResume = { readonly fileName: string; readonly content: Uint8Array };

/**
 * Resumes that are made of profiles.
 * @throws ProfileNotFound, ResumeNotDrawn, ResumeTooLong, TooBusy
 */
@UseCases()
export class MadeResumes {
  constructor(
    private readonly profiles: JobSeekerProfileRepository,
    private readonly accounts: AccountDirectory,
    private readonly languages: Languages,
    private readonly printer: ResumePrinter,
    private readonly storeUpload: StoreUpload,
  ) {}

  /** A resume of the profile as it is now. */
  async make({ userId, language }: MakeResumeCommand): Promise<MadeResume> {
    const [profile, account] = await Promise.all([this.profiles.ofUser(userId), this.accounts.find(userId)]);
    if (!profile || !account) throw new ProfileNotFound();
    const words = this.languages.words(account.language ?? language);
    const resume = withDrawableTexts(writeResume(profile, account, words));
    const fileName = `${account.fullName} - ${words.t('Resume')}.pdf`;
    return { fileName, content: await this.printer.print(resume) };
  }

  /** Makes a resume and sets it as that of the profile, as an upload would. */
  async keep(command: MakeResumeCommand): Promise<void> {
    const { userId } = command;
    const { fileName, content } = await this.make(command);
    const key = newKey('resume', 'pdf');
    await this.storeUpload.execute({
      file: { key, ownerId: userId, fileName, contentType: contentTypeOf('pdf') },
      contents: [{ key, read: () => Promise.resolve(content) }],
      replace: () => this.profiles.change(userId, (profile) => profile.replaceResume(key) ?? undefined),
    });
  }
}

/** @throws ResumeNotDrawn */
function withDrawableTexts(resume: WrittenResume): WrittenResume {
  const missing = missingLetters(JSON.stringify(resume));
  if (missing.length > 0) throw new ResumeNotDrawn(missing);
  return JSON.parse(
    JSON.stringify(resume, (_key, value: unknown) => (typeof value === 'string' ? drawable(value) : value)),
  ) as WrittenResume;
}
