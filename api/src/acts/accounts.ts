/** Accounts, their passwords and rights, and the audit. */
export { currentGrants } from '../people/accounts/currentGrants.ts';
export { checkPassword, hashPassword } from '../people/accounts/password.ts';
export { refuseWeakPassword } from '../people/accounts/weakPassword.ts';
export { type AuditEntry, recordAudit } from '../people/audit/recordAudit.ts';
export { insertAccount } from '../people/auth/enter/insertAccount.ts';
export { refuseUnknownSections } from '../staff/refuseUnknownSections.ts';
export { removeSecondFactor } from '../staff/removeSecondFactor.ts';
export { setGrants } from '../staff/setGrants.ts';
export { setSuspension } from '../staff/setSuspension.ts';
