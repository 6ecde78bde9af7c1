/** What every picture, video, font or plain style sheet is in a test: its address. */
const assetAddress = 'asset';

export default assetAddress;
