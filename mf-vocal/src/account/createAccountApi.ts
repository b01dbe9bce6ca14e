import type { Transport } from '@marquee/shared';
import type {
  AccountDeleted,
  AccountDeletion,
  AccountSessionList,
  AccountUpdate,
  Balance,
  EmailChange,
  FactorProof,
  NoticeMailChoice,
  NoticeMails,
  PasskeyAddition,
  PasskeyOptions,
  PasskeyRemoval,
  PasskeyRenaming,
  PasswordChange,
  RecoveryCodes,
  SecondFactor,
  SecondFactorCode,
  SecondFactorStart,
  SecondFactorStarted,
  SessionEnd,
  User,
} from '@marquee/shared/domain';

const path = '/api/vocal/auth';
type Done = { success: true };

/** Creates the calls of the account page. Each call rejects with an `ApiError`. @param transport sends the calls */
export function createAccountApi({ get, post }: Transport) {
  return {
    update: (body: AccountUpdate) => post<{ success: true; user: User }>(`${path}/update`, body),
    changePassword: (body: PasswordChange) => post<Done>(`${path}/changePassword`, body),
    sessions: () => get<AccountSessionList>(`${path}/sessions`),
    endSessions: (body: SessionEnd) => post<Done>(`${path}/endSessions`, body),
    changeEmail: (body: EmailChange) => post<Done>(`${path}/changeEmail`, body),
    /** Sends the link that confirms the writer's address again. */
    sendConfirmation: () => post<Done>(`${path}/sendConfirmation`),
    secondFactor: () => get<SecondFactor>(`${path}/secondFactor`),
    beginSecondFactor: (body: SecondFactorStart) => post<SecondFactorStarted>(`${path}/beginSecondFactor`, body),
    confirmSecondFactor: (body: SecondFactorCode) => post<RecoveryCodes>(`${path}/confirmSecondFactor`, body),
    removeSecondFactor: (body: FactorProof) => post<Done>(`${path}/removeSecondFactor`, body),
    makeRecoveryCodes: (body: FactorProof) => post<RecoveryCodes>(`${path}/makeRecoveryCodes`, body),
    newPasskeyOptions: (body: SecondFactorStart) => post<PasskeyOptions>(`${path}/newPasskeyOptions`, body),
    addPasskey: (body: PasskeyAddition) => post<Done>(`${path}/addPasskey`, body),
    renamePasskey: (body: PasskeyRenaming) => post<Done>(`${path}/renamePasskey`, body),
    removePasskey: (body: PasskeyRemoval) => post<Done>(`${path}/removePasskey`, body),
    noticeMails: () => get<NoticeMailChoice>('/api/vocal/notices/mails'),
    chooseNoticeMails: (mails: NoticeMails) => post<NoticeMailChoice>('/api/vocal/notices/mails', { mails }),
    balance: () => get<Balance>('/api/vocal/user/balance'),
    deleteAccount: (body: AccountDeletion) => post<AccountDeleted>(`${path}/deleteAccount`, body),
  };
}

export type AccountApi = ReturnType<typeof createAccountApi>;
