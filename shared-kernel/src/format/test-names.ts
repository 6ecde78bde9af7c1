/** Names in Latin, Cyrillic, Greek, Arabic next to a comma, Chinese and Japanese. */
export const namesInSixScripts = [
  'Ilze Kalniņa',
  'Владимир Щербаков',
  'Γιώργος Παπαδόπουλος',
  'محمد بن علي, 7',
  '李伟国',
  '佐藤 さくら',
] as const;
