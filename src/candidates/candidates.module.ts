import { Module } from '@nestjs/common';
import { IdentityModule } from '#identity/identity.module.js';
import { Listings, Places } from '#jobs';
import { RoleReadings } from '#search';
import { JobsModule } from '#jobs/jobs.module.js';
import { SearchModule } from '#search/search.module.js';
import { OpenConversation } from '#messaging';
import { MessagingModule } from '#messaging/messaging.module.js';
import { withSetting } from '#platform/config/config.module.js';
import { RateLimiter } from '#shared/application/limits/rate-limiter.js';
import { AskedPeople } from './adapters/asked-people.js';
import { CandidatesOnProfiles } from './adapters/events/candidates-on-profiles.js';
import { CandidatesController } from './adapters/http/candidates.controller.js';
import { FindabilityController } from './adapters/http/findability.controller.js';
import { CandidateReadModel } from './adapters/persistence/candidate-read-model.js';
import { ContactRequestReadModel } from './adapters/persistence/contact-request-read-model.js';
import { CANDIDATE_DATA } from './adapters/persistence/owned-data.js';
import { SqlCandidates } from './adapters/persistence/sql-candidates.js';
import { SqlContactRequests } from './adapters/persistence/sql-contact-requests.js';
import { ThesaurusTerms } from './adapters/thesaurus-terms.js';
import { CandidateAllowance } from './application/candidate-allowance.js';
import { Findability } from './application/findability.js';
import { IndexCandidates } from './application/index-candidates.js';
import { LookAtCandidate } from './application/look-at-candidate.js';
import { CandidateQueries } from './application/ports/candidate-queries.js';
import { Candidates } from './application/ports/candidates.js';
import { ContactQueries } from './application/ports/contact-queries.js';
import { ContactRequests } from './application/ports/contact-requests.js';
import { AgreedConversations, RequestedListings } from './application/ports/neighbors.js';
import { CandidatePlaces, CandidateTerms, RoleNames } from './application/ports/vocabulary.js';
import { PurgeCandidateSearch } from './application/purge-candidate-search.js';
import { ReceivedRequests } from './application/received-requests.js';
import { SearchCandidates } from './application/search-candidates.js';
import { SentRequests } from './application/sent-requests.js';

/** People whom verified companies may find. */
@Module({
  imports: [IdentityModule, JobsModule, SearchModule, MessagingModule],
  controllers: [CandidatesController, FindabilityController],
  providers: [
    Findability,
    IndexCandidates,
    SearchCandidates,
    LookAtCandidate,
    SentRequests,
    ReceivedRequests,
    PurgeCandidateSearch,
    CandidatesOnProfiles,
    CANDIDATE_DATA,
    AskedPeople,
    withSetting(CandidateAllowance, [RateLimiter], ({ limits }) => limits),
    { provide: Candidates, useClass: SqlCandidates },
    { provide: ContactRequests, useClass: SqlContactRequests },
    { provide: CandidateQueries, useClass: CandidateReadModel },
    { provide: ContactQueries, useClass: ContactRequestReadModel },
    { provide: CandidateTerms, useClass: ThesaurusTerms },
    { provide: RoleNames, useExisting: RoleReadings },
    { provide: CandidatePlaces, useExisting: Places },
    { provide: RequestedListings, useExisting: Listings },
    { provide: AgreedConversations, useExisting: OpenConversation },
  ],
  exports: [AskedPeople],
})
export class CandidatesModule {}
