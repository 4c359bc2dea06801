export { cancelPendingLimit } from './account/cancel-pending-limit.ts';
export { closeAccount, type CloseAccountRequest } from './account/close-account.ts';
export { createDataRequest } from './account/create-data-request.ts';
export { deleteEmailChange, deletePhoneChange } from './account/delete-contact-change.ts';
export { deleteDocument } from './account/delete-document.ts';
export { getContactChanges, type ContactChange } from './account/get-contact-changes.ts';
export { getDataFile, type DataFile } from './account/get-data-file.ts';
export { DATA_REQUEST_STATUSES, getDataRequest, type DataRequest } from './account/get-data-request.ts';
export { getDocumentLabel, type DocumentLabel } from './account/get-document-label.ts';
export {
  DOCUMENT_STATUSES,
  documentSchema,
  getDocuments,
  type PlayerDocument,
} from './account/get-documents.ts';
export {
  getLimits,
  LIMIT_TYPES,
  limitSchema,
  type PendingLimit,
  type PlayerLimit,
  type PlayerLimits,
} from './account/get-limits.ts';
export {
  getNotifications,
  type NotificationChannel,
  type NotificationChoices,
} from './account/get-notifications.ts';
export { putEmail, putPhone, type PutContactRequest } from './account/put-contact.ts';
export { putFreeze, type PutFreezeRequest } from './account/put-freeze.ts';
export { putLimit, type PutLimitRequest } from './account/put-limit.ts';
export { putNotifications, type PutNotificationsRequest } from './account/put-notifications.ts';
export { putSelfExclusion, type PutSelfExclusionRequest } from './account/put-self-exclusion.ts';
export { uploadDocument } from './account/upload-document.ts';
