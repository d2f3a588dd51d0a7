export * from './assert-fonts-have-glyphs';
export * from './build-web-fonts';
export * from './font-faces';
export * from './harfbuzz';
export * from './script-fonts';
