import { productName } from 'shared-kernel/domain/portal';

/** The banking disclaimer, which is identical on every page (G3). */
export const bankingDisclaimer = `${productName} is not a bank. Banking is delivered through a partner institution and crypto services through a partner exchange. ${productName} supplies compliance technology and legal services.`;
