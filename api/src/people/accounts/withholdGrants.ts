import type { Grant, Role } from '@marquee/shared/domain';

/** Roles whose grants are not effective in a session, because it has not proved a second factor (decision 165). */
export type Withholding = {
  /** Roles that need a second factor. Absent for sessions that have proved one. */
  withheldRoles?: readonly Role[];
  /** The grants of the account that are not effective. Absent if there are none. */
  withheld?: readonly Grant[];
};

/** Takes the grants of some roles from an account, and names them as withheld. */
export function withholdGrants<Row extends { grants: Grant[] }>(
  row: Row,
  withheldRoles: readonly Role[] | undefined,
): Row & Withholding {
  if (!withheldRoles || withheldRoles.length === 0) return row;
  const isWithheld = ({ role }: Grant) => withheldRoles.includes(role);
  const withheld = row.grants.filter(isWithheld);
  return {
    ...row,
    grants: row.grants.filter((grant) => !isWithheld(grant)),
    withheldRoles,
    ...(withheld.length > 0 && { withheld }),
  };
}
