export { permissionsPolicy } from '../compose/page';
export { remoteListener, shellListener } from './listeners';
export { StaticServer } from './static-server';
export { startProduct, type Product } from './start-product';
