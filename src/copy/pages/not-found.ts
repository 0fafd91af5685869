export const notFoundCopy = {
  title: 'Siden findes ikke',
  description: 'Adressen fører ikke til en side.',
  keywords: '404',
  heading: 'Oops! Page not found',
  text: 'Siden findes ikke: Den er flyttet, bilen er solgt, eller adressen er skrevet forkert.',
  home: 'Return to Home',
  inventory: 'Se biler på lager',
  sold: 'Se solgte biler',
} as const;
