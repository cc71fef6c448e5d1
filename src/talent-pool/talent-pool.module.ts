import { Module } from '@nestjs/common';
import { IdentityModule } from '#identity/identity.module.js';
import { JobsModule } from '#jobs/jobs.module.js';
import { OwnConsentsController } from './adapters/http/own-consents.controller.js';
import { TalentPoolController } from './adapters/http/talent-pool.controller.js';
import { PoolOnApplications } from './adapters/events/pool-on-applications.js';
import { EndingConsents } from './adapters/ending-consents.js';
import { KeptPeople } from './adapters/kept-people.js';
import { EarlierApplicationsReadModel } from './adapters/persistence/earlier-applications-read-model.js';
import { POOL_DATA } from './adapters/persistence/owned-data.js';
import { PoolReadModel } from './adapters/persistence/pool-read-model.js';
import { SqlTalentPools } from './adapters/persistence/sql-talent-pools.js';
import { KeepInMind } from './application/keep-in-mind.js';
import { OwnConsents } from './application/own-consents.js';
import { PoolPeople } from './application/pool-people.js';
import { EarlierApplications } from './application/ports/earlier-applications.js';
import { PoolQueries } from './application/ports/pool-queries.js';
import { TalentPools } from './application/ports/talent-pools.js';
import { PurgeTalentPools } from './application/purge-talent-pools.js';

/** People who agreed that a company keeps them in mind. */
@Module({
  imports: [IdentityModule, JobsModule],
  controllers: [TalentPoolController, OwnConsentsController],
  providers: [
    KeepInMind,
    OwnConsents,
    PoolPeople,
    PurgeTalentPools,
    PoolOnApplications,
    POOL_DATA,
    KeptPeople,
    EndingConsents,
    { provide: TalentPools, useClass: SqlTalentPools },
    { provide: PoolQueries, useClass: PoolReadModel },
    { provide: EarlierApplications, useClass: EarlierApplicationsReadModel },
  ],
  exports: [KeptPeople, EndingConsents],
})
export class TalentPoolModule {}
