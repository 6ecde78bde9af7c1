import { productName } from 'shared-kernel/domain/portal';

/** What the product is not, and who delivers what it does not; with the same words on every page (G3). */
export const notABankStatement = `${productName} is not a bank. Banking is delivered through a partner institution and crypto services through a partner exchange. ${productName} supplies compliance technology and legal services.`;
