/** Names as they are written: Latin, Cyrillic, Greek, Arabic beside a comma, Chinese and Japanese. */
export const namesInSixScripts = [
  'Ilze Kalniņa',
  'Владимир Щербаков',
  'Γιώργος Παπαδόπουλος',
  'محمد بن علي, 7',
  '李伟国',
  '佐藤 さくら',
] as const;
