const { dataset } = document.documentElement

// One page answers for every lost address. One that ends in `/in-app` was meant for the app: it has neither banner nor
// footer there, nor in a browser (D6).
if (/\/in-app(?:\/(?:index\.html)?)?$/.test(location.pathname))
  dataset['environment'] = dataset['environment']?.replace('browser', 'app')
