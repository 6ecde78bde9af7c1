/** The module for every image, video, font or plain stylesheet in tests. */
const assetAddress = 'asset';

export default assetAddress;
