/** The kind of user. Operators are staff, outside the specs. */
export type UserKind = 'guest' | 'host' | 'provider' | 'operator';

/** The user type claims of the API; 3 is a business customer with the rights of 1. */
export const userTypeIds = { host: 1, provider: 2, businessHost: 3, operator: 4 } as const;

/** Returns the kind of a user type claim (S1§3); a guest without a known claim. */
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
