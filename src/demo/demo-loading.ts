import type { Written } from '#applications/domain/application-note.js';
import type { PlannedAccount } from './plan/account-plan.js';
import type { PlannedApplication } from './plan/application-plan.js';
import { DEMO_ADMIN, DEMO_PASSWORD, employerEmail } from './demo-accounts.js';
import type { Company } from './demo-data.js';
import type { PlannedBookmark } from './plan/bookmark-plan.js';
import type { PlannedContact } from './plan/contact-plan.js';
import type { PlannedConversation } from './plan/conversation-plan.js';
import type { DemoPlan } from './plan/demo-plan.js';
import type { DemoUseCases } from './demo-use-cases.js';
import type { PlannedListing } from './plan/listings/listing-plan.js';
import { after, DAY } from './time.js';

/** Executes the demo plan in a plausible order. */
export class DemoLoading {
  private readonly userIds = new Map<string, number>();
  private readonly jobIds = new Map<PlannedListing, number>();

  constructor(
    private readonly can: DemoUseCases,
    private readonly setTime: (time: Date) => void,
  ) {}

  async run(plan: DemoPlan): Promise<void> {
    const [first] = plan.accounts;
    if (first) this.setTime(after(first.registeredAt, -DAY));
    await this.can.ensureAdmin.execute(DEMO_ADMIN);
    await this.each(plan.accounts, (account) => this.register(account));
    await this.each(plan.listings, (listing) => this.post(listing));
    await this.each(plan.verified, (username) => this.verify(username));
    await this.each(plan.applications, (application) => this.apply(application));
    await this.each(plan.contacts, (contact) => this.contact(contact));
    await this.each(plan.bookmarks, (bookmark) => this.save(bookmark));
    await this.each(plan.conversations, (conversation) => this.converse(conversation));
    // Last, because archived listings accept no applications.
    await this.each(plan.listings, (listing) => this.archive(listing));
    await this.each(plan.searches, ({ username, ...saving }) =>
      this.can.saveSearch.execute({ userId: this.userId(username), ...saving }),
    );
    for (const { listing, visitor, day, source } of plan.views) {
      await this.can.views.count(this.jobId(listing), { address: visitor, userAgent: 'demo' }, day, source);
    }
  }

  private async each<Item>(items: readonly Item[], execute: (item: Item) => Promise<unknown>): Promise<void> {
    for (const item of items) {
      await execute(item);
      await this.can.clearEntities();
    }
  }

  private async register({ registration, registeredAt, resume, shown, ...profiles }: PlannedAccount): Promise<void> {
    this.setTime(registeredAt);
    const { id: userId } = await this.can.registerUser.execute(registration);
    this.userIds.set(registration.username, userId);
    const { companyProfile, jobSeekerProfile, company } = profiles;
    if (companyProfile) await this.can.editEmployerProfile.execute({ userId, changes: companyProfile });
    if (company) await this.settle(userId, company);
    if (jobSeekerProfile) await this.can.editJobSeekerProfile.execute({ userId, changes: jobSeekerProfile });
    if (shown) await this.can.findability.switchOn({ userId, shown });
    if (resume) {
      const file = { name: resume.name, read: async () => resume.content };
      await this.can.uploadResume.execute({ userId, file });
    }
  }

  /** Opens the hotels of a company, takes in its members, and chooses its settings. */
  private async settle(employerId: number, company: Company): Promise<void> {
    const { workplaces, team = [], notices = {}, retention } = company;
    const hotels = new Map<string, number>();
    for (const [reference, { hotel: name, location, setting: about }] of Object.entries(workplaces)) {
      if (name === undefined) continue;
      const form = { name, reference, location, about, payPeriod: 'month', currency: 'EUR' };
      const workplaceId = await this.can.ownWorkplaces.open({ employerId, form });
      await this.can.approveWorkplace.execute({ workplaceId, versions: undefined });
      hotels.set(reference, workplaceId);
    }
    for (const { username, fullName, role, hotels: given } of team) {
      const workplaceIds = given ? given.map((reference) => known(hotels.get(reference))) : null;
      const invitation = { employerId, userId: employerId, email: employerEmail(username), role, workplaceIds };
      const { link } = await this.can.invitations.invite(invitation);
      const token = new URL(link ?? '').hash.slice(1);
      const { user } = await this.can.joinCompany.register({ token, username, fullName, password: DEMO_PASSWORD });
      this.userIds.set(username, user.id);
    }
    const founder = { userId: employerId, employerId, role: 'employer', companyRole: 'owner' } as const;
    for (const [reference, mode] of Object.entries(notices)) {
      await this.can.chooseNotices.chooseForCompany(founder, known(hotels.get(reference)), mode);
    }
    if (retention) await this.can.companyRetention.choose({ companyId: employerId, ...retention });
  }

  private async post(listing: PlannedListing): Promise<void> {
    this.setTime(listing.postedAt);
    const employerId = this.userId(listing.company.username);
    const jobId = await this.can.postJob.execute({ employerId, form: listing.form });
    this.jobIds.set(listing, jobId);
    if (listing.approvedAt === null) return;
    this.setTime(listing.approvedAt);
    await this.can.listingReview.approve({ jobId });
  }

  private async verify(username: string): Promise<void> {
    const note = 'Called the number on the website.';
    await this.can.verifyCompany.execute({ employerId: this.userId(username), note, versions: undefined });
  }

  private async apply(planned: PlannedApplication): Promise<void> {
    const { person, listing, coverLetter, status, notes } = planned;
    this.setTime(planned.appliedAt);
    const jobSeekerId = this.userId(person.username);
    const employerId = this.userId(listing.company.username);
    const { id: applicationId } = await this.can.submitApplication.execute({
      jobSeekerId,
      jobId: this.jobId(listing),
      coverLetter,
      keepsInMind: notes !== null,
    });
    this.setTime(planned.decidedAt);
    if (status !== 'pending') await this.can.receivedApplications.setStatus({ applicationId, employerId, status });
    if (notes !== null) await this.note(applicationId, planned, notes);
  }

  /** In a team, the recruiters take turns: one writes, takes care of the application and asks the next. */
  private async note(applicationId: number, { listing, reply }: PlannedApplication, text: string): Promise<void> {
    const { username, team = [] } = listing.company;
    const employerId = this.userId(username);
    const write = (userId: number, note: Written) => {
      const member = { userId, employerId, role: 'employer', companyRole: 'recruiter' } as const;
      return this.can.companyNotes.write({ applicationId, member, ...note });
    };
    const recruiters = team.filter(({ role }) => role === 'recruiter');
    const [author, next] = [0, 1].map((turn) => recruiters[(applicationId + turn) % recruiters.length]);
    if (!author || !next) {
      await write(employerId, { text });
      return;
    }
    const authorId = this.userId(author.username);
    await write(authorId, { text });
    await this.can.assignApplications.execute({ employerId, ids: [applicationId], assigneeId: authorId });
    if (reply === null) return;
    await write(this.userId(next.username), { text: `@${author.fullName} ${reply}`, mentions: [authorId] });
  }

  /** A company finds somebody, looks, and may ask. */
  private async contact({ employer, person, role, about, at }: PlannedContact): Promise<void> {
    this.setTime(at);
    const employerId = this.userId(employer);
    const search = { employerId, role, kilometers: 0, level: 'Basic', page: 1 };
    const { people } = await this.can.searchCandidates.execute(search);
    const handle = people.find(({ name }) => name === person)?.handle;
    // Where addresses must be verified, nobody of the demo is found.
    if (handle === undefined) return;
    await this.can.lookAtCandidate.execute({ employerId, handle });
    if (about === null) return;
    const request = { employerId, authorId: employerId, handle, jobId: this.jobId(about.listing), text: about.text };
    await this.can.sentRequests.ask(request);
  }

  private async save({ username, listing, savedAt }: PlannedBookmark): Promise<void> {
    this.setTime(savedAt);
    await this.can.saveJob.execute({ userId: this.userId(username), jobId: this.jobId(listing) });
  }

  private async converse({ employer, jobSeeker, listing, messages }: PlannedConversation): Promise<void> {
    const [first] = messages;
    if (!first) return;
    const ids = { employer: this.userId(employer), job_seeker: this.userId(jobSeeker) };
    const other = { employer: 'job_seeker', job_seeker: 'employer' } as const;
    this.setTime(first.sentAt);
    const { conversation } = await this.can.startConversation.execute({
      actor: { userId: ids[first.by], role: first.by, ...(first.by === 'employer' && { employerId: ids.employer }) },
      participantId: ids[other[first.by]],
      jobId: listing && this.jobId(listing),
      applicationId: null,
      title: null,
    });
    for (const { by, content, status, sentAt } of messages) {
      this.setTime(sentAt);
      const message = {
        conversationId: conversation.id,
        senderId: ids[by],
        authorId: ids[by],
        content,
        clientId: null,
      };
      const { messageId } = await this.can.sendMessage.execute(message);
      if (status === 'sent') continue;
      await this.can.confirmMessage.execute({ messageId, userId: ids[other[by]], receipt: status });
    }
  }

  private async archive(listing: PlannedListing): Promise<void> {
    if (listing.archivedAt === null) return;
    this.setTime(listing.archivedAt);
    const employerId = this.userId(listing.company.username);
    await this.can.ownListings.archive({ jobId: this.jobId(listing), employerId });
  }

  private userId(username: string): number {
    return known(this.userIds.get(username));
  }

  private jobId(listing: PlannedListing): number {
    return known(this.jobIds.get(listing));
  }
}

function known(id: number | undefined): number {
  if (id === undefined) throw new Error('The demo plan refers to an account or listing before it exists.');
  return id;
}
