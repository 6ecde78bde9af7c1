export {
  lookUp,
  lookupKinds,
  shortestLookup,
  type Found,
  type LookupKind,
  type LookupRecords,
} from './look-up';
