export { permissionsPolicy } from '../compose/page';
export { serveStore } from './serve-store';
export { startProduct, type Product } from './start-product';
