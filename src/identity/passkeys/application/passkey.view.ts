export class PasskeyBody {
  readonly id!: number;
  readonly name!: string;
  readonly createdAt!: Date;
  readonly lastUsedAt!: Date | null;
}

export function passkeyBody({ id, name, createdAt, lastUsedAt }: PasskeyBody): PasskeyBody {
  return { id, name, createdAt, lastUsedAt };
}
