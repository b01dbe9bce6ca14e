/** Former addresses of sites: reading, writing and finding where they lead. */
export { findFormerAddress } from '../reading/formerAddresses/findFormerAddress.ts';
export { importRedirectFile } from '../review/curation/formerAddresses/importRedirectFile.ts';
export { listFormerAddresses, locateFormerAddresses } from '../review/curation/formerAddresses/listFormerAddresses.ts';
export {
  countFormerAddresses,
  type FormerAddressRow,
  removeFormerAddresses,
  writeFormerAddresses,
} from '../review/curation/formerAddresses/writeFormerAddresses.ts';
