export { audit } from './audit';
export { auditedPages } from './pages';
export { faultsOf, scoreOf, steadyCategories } from './scores';
