/** Who is looking. An operator is ours, outside the specs. */
export type UserKind = 'guest' | 'host' | 'provider' | 'operator';

/** The user type claim on the wire; 3 is a business customer with the rights of 1. */
export const userTypeIds = { host: 1, provider: 2, businessHost: 3, operator: 4 } as const;

/** The kind behind a user type claim (S1§3); without a claim, or with an unknown one, a visitor is a guest. */
export function userKindOf(userTypeId: number | null): UserKind {
  switch (userTypeId) {
    case userTypeIds.host:
    case userTypeIds.businessHost:
      return 'host';
    case userTypeIds.provider:
      return 'provider';
    case userTypeIds.operator:
      return 'operator';
    default:
      return 'guest';
  }
}
