// Written by `npm run client` from the classes in the views of all modules: see docs/adr/0046-one-shape-per-read.md.
import * as views1 from './administration/application/user-page.view.js';
import * as views2 from './messaging/adapters/http/changed.view.js';

/** The fields of all views, for `SwaggerModule.loadPluginMetadata`. */
export const apiMetadata = async () => ({
  '@nestjs/swagger': {
    models: [
      [views1, {
        ShownSuspension: {
          reason: { required: true, type: () => String },
          suspendedAt: { required: true, type: () => Date },
          liftedAt: { required: true, type: () => Date, nullable: true },
        },
        ShownDecision: {
          measure: { required: true, enum: ["approved","rejected","archived","restored","suspended","reinstated"], enumName: "UserMeasure" },
          listingId: { required: true, type: "integer", nullable: true, description: "Null for the account and for deleted listings" },
          title: { required: true, type: () => String, nullable: true, description: "Title of the listing at the time" },
          reason: { required: true, type: () => String, nullable: true, description: "One of the reasons of PUT /jobs/{id}/reject" },
          text: { required: true, type: () => String, nullable: true, description: "What the admin wrote" },
          decidedAt: { required: true, type: () => Date },
          adminId: { required: true, type: "integer", nullable: true, description: "Null if unknown" },
          adminName: { required: true, type: () => String, nullable: true },
        },
        ShownSession: {
          id: { required: true, type: "integer" },
          startedAt: { required: true, type: () => Date },
          address: { required: true, type: () => String, nullable: true },
          userAgent: { required: true, type: () => String, nullable: true },
        },
        ShownCompany: {
          companyName: { required: true, type: () => String, nullable: true },
          companyWebsite: { required: true, type: () => String, nullable: true },
          isTrusted: { required: true, type: () => Boolean, description: "Whether it is a verified employer" },
          version: { required: true, type: "integer", description: "For If-Match" },
          verifiedAt: { required: true, type: () => Date, nullable: true },
          verifiedDomain: { required: true, type: () => String, nullable: true, description: "The domain that an email proved it controls" },
          verificationNote: { required: true, type: () => String, nullable: true, description: "Why an admin verified it" },
          withdrawalReason: { required: true, type: () => String, nullable: true, description: "Why an admin withdrew its verification" },
          isReviewed: { required: true, type: () => Boolean },
        },
        ShownListing: {
          id: { required: true, type: "integer" },
          title: { required: true, type: () => String },
          postedAt: { required: true, type: () => Date },
          state: { required: true, enum: ["pending","rejected","published","hidden","archived"] },
        },
        ShownApplication: {
          id: { required: true, type: "integer" },
          jobId: { required: true, type: "integer" },
          title: { required: true, type: () => String },
          company: { required: true, type: () => String },
          status: { required: true, type: () => String },
          appliedAt: { required: true, type: () => Date },
        },
        UserPageBody: {
          id: { required: true, type: "integer" },
          username: { required: true, type: () => String },
          email: { required: true, type: () => String },
          fullName: { required: true, type: () => String },
          role: { required: true, enum: ["job_seeker","employer","admin"] },
          avatar: { required: true, type: () => String, nullable: true },
          createdAt: { required: true, type: () => Date },
          emailVerifiedAt: { required: true, type: () => Date, nullable: true },
          suspendedAt: { required: true, type: () => Date, nullable: true },
          hasPassword: { required: true, type: () => Boolean },
          passkeys: { required: true, type: "integer" },
          suspensions: { required: true, type: () => [views1.ShownSuspension] },
          decisions: { required: true, type: () => [views1.ShownDecision], description: "About the account and its listings" },
          sessions: { required: true, type: () => [views1.ShownSession] },
          company: { required: true, type: () => views1.ShownCompany, nullable: true },
          listingCount: { required: true, type: "integer" },
          listings: { required: true, type: () => [views1.ShownListing] },
          applicationCount: { required: true, type: "integer" },
          applications: { required: true, type: () => [views1.ShownApplication] },
        },
      }],
      [views2, {
        ChangedBody: {
          scopes: { required: true, enum: ["applications","jobs","administration"], isArray: true },
        },
      }],
    ],
  },
});
