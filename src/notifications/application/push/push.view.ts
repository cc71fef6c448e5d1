/** GET /account/push */
export class PushBody {
  /** The key with which browsers subscribe; null where the site sends no push messages */
  readonly publicKey!: string | null;
  /** Whether the browser of this session gets them */
  readonly isOn!: boolean;
  /** The sessions whose browsers get them */
  readonly sessionIds!: readonly number[];
}
