/** Former addresses of sites: reading, writing and finding where they lead. */
export { findFormerAddress } from '../reading/formerAddresses/findFormerAddress.ts';
export { presentKeys } from '../reading/formerAddresses/presentLocation.ts';
export { importRedirectFile } from '../review/curation/formerAddresses/importRedirectFile.ts';
export { listFormerAddresses } from '../review/curation/formerAddresses/listFormerAddresses.ts';
export {
  countFormerAddresses,
  type FormerAddressRow,
  removeFormerAddresses,
  writeFormerAddresses,
} from '../review/curation/formerAddresses/writeFormerAddresses.ts';
