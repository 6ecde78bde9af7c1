/** Names in Latin, Cyrillic, Greek, Arabic, Chinese and Japanese script. A comma follows the Arabic name. */
export const namesInSixScripts = [
  'Ilze Kalniņa',
  'Владимир Щербаков',
  'Γιώργος Παπαδόπουλος',
  'محمد بن علي, 7',
  '李伟国',
  '佐藤 さくら',
] as const;
