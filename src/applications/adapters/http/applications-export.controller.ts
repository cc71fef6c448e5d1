import { Controller, Get, Inject, Query, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SETTINGS } from '#platform/config/config.module.js';
import type { Settings } from '#platform/config/settings.js';
import { ApiTable, csvFile } from '#platform/http/api/tables/csv-file.js';
import type { TableColumn } from '#platform/http/api/tables/table-column.js';
import { XlsxFiles } from '#platform/http/api/tables/xlsx-files.js';
import { CurrentMember, Only } from '#platform/http/security/access.js';
import { Languages } from '#shared/application/languages.js';
import { languageNameFor } from '#shared/domain/text/language-names.js';
import { reachOf, type Member } from '#shared/domain/actor.js';
import { msg, type Words } from '#shared/domain/words.js';
import { ApplicationQueries, type ExportedApplication } from '../../application/ports/application-queries.js';
import { ApplicationsExportQuery, filterOf } from './applications.requests.js';

type Worded = 'status' | 'languages' | 'missesMustHave' | 'answers';
type ExportedRow = Omit<ExportedApplication, 'id' | Worded> & {
  readonly [Cell in Worded]: string | undefined;
} & {
  readonly link: string;
};

/** What the cells say. */
const STATUSES: Record<ExportedApplication['status'], string> = {
  pending: msg('pending'),
  reviewed: msg('reviewed'),
  shortlisted: msg('shortlisted'),
  interviewed: msg('interviewed'),
  offered: msg('offered'),
  rejected: msg('rejected'),
  withdrawn: msg('withdrawn'),
};
const MISSES = { yes: msg('yes'), no: msg('no') };
/** The stored answers that are not people's own words. */
const ANSWERS = new Set([msg('Yes'), msg('No')]);

const COLUMNS: readonly TableColumn<ExportedRow>[] = [
  { key: 'appliedAt', header: msg('Applied at'), isTime: true },
  { key: 'job', header: msg('Job') },
  { key: 'status', header: msg('Status') },
  { key: 'name', header: msg('Name') },
  { key: 'email', header: msg('Email') },
  { key: 'phone', header: msg('Phone'), isPhone: true },
  { key: 'location', header: msg('Location') },
  { key: 'headline', header: msg('Headline') },
  { key: 'experience', header: msg('Experience (years)') },
  { key: 'availableFrom', header: msg('Can start') },
  { key: 'languages', header: msg('Languages') },
  { key: 'skills', header: msg('Skills') },
  { key: 'missesMustHave', header: msg('Misses a must-have') },
  { key: 'answers', header: msg('Answers') },
  { key: 'notes', header: msg('Your notes') },
  { key: 'assignee', header: msg('Assigned to') },
  { key: 'link', header: msg('Link') },
];

/** Exports an employer's applications for spreadsheets. */
@ApiTags('hiring')
@Controller('api')
@Only('employer')
export class ApplicationsExportController {
  constructor(
    private readonly queries: ApplicationQueries,
    private readonly workbooks: XlsxFiles,
    private readonly languages: Languages,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Get('applications/employer/export')
  @ApiTable()
  export(
    @Query() { format, separator, timeZone, fileLanguage, ...filter }: ApplicationsExportQuery,
    @CurrentMember() member: Member,
  ): Promise<StreamableFile> {
    const words = this.languages.words(fileLanguage);
    const rows = rowsIn(
      words,
      this.queries.exported(reachOf(member), filterOf(filter, member), words.t('Former member')),
      this.settings.publicUrl,
    );
    const columns = COLUMNS.map((column) => ({ ...column, header: words.t(column.header) }));
    if (format !== 'xlsx') return csvFile('applications.csv', columns, rows, { separator, timeZone });
    const book = { name: 'applications.xlsx', sheet: words.t('Applications'), columns, timeZone };
    return this.workbooks.write(book, rows, member.userId);
  }
}

async function* rowsIn(
  { t, language: reader }: Words,
  batches: AsyncIterable<readonly ExportedApplication[]>,
  publicUrl: string,
): AsyncGenerator<ExportedRow[], void> {
  for await (const rows of batches)
    yield rows.map(({ id, status, languages, missesMustHave, answers, ...row }) => ({
      ...row,
      status: t(STATUSES[status]),
      languages:
        languages
          ?.map(({ language, proficiency }) => `${languageNameFor(reader, language)} (${t(proficiency)})`)
          .join('; ') || undefined,
      missesMustHave: t(MISSES[missesMustHave]),
      answers:
        answers?.map(({ question, answer }) => `${question} ${ANSWERS.has(answer) ? t(answer) : answer}`).join('\n') ||
        undefined,
      link: `${publicUrl}/employer/application/${id}`,
    }));
}
