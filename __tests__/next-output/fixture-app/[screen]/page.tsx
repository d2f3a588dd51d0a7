export const dynamicParams = false;

export function generateStaticParams() {
  return [{ screen: 'repay' }];
}

export default function FixtureScreen() {
  return <main />;
}
