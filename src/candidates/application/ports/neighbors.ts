type Listing = {
  readonly employerId: number;
  readonly title: string;
  readonly isOpen: boolean;
};

/** The listings that requests are about. */
export abstract class RequestedListings {
  /** A listing in any state, locked until the transaction ends. */
  abstract lock(jobId: number): Promise<Listing | undefined>;
}

/** Opens the conversation to which a job seeker agreed. */
export abstract class AgreedConversations {
  abstract execute(agreed: {
    readonly employerId: number;
    /** Who wrote for the company. */
    readonly authorId: number | null;
    readonly jobSeekerId: number;
    readonly jobId: number;
    readonly title: string;
    readonly content: string;
  }): Promise<{ readonly conversationId: number }>;
}
