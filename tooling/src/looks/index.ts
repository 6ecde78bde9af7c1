export { antdPage } from './antd-page';
export { startBook, type Book } from './book';
