export * from './draw-icon';
export * from './logo';
