// CloudFront function (viewer request) that maps the URL of a page or remote to a key in the bucket.
var environment = '${environment}';
var isShell = '${part}' === 'shell';

var refused = { statusCode: 404, statusDescription: 'Not Found' };

// oxlint-disable-next-line no-unused-vars -- CloudFront calls it.
function handler(event) {
  var request = event.request;
  var uri = request.uri;
  if (!isShell) return /^\/[a-z][a-z0-9-]*\/r\/[^.]/.test(uri) ? request : refused;
  if (uri.indexOf('/assets/') === 0) request.uri = '/shell' + uri;
  else if (uri.indexOf('/compositions/') === 0 || uri === '/env/' + environment + '/current.json')
    return request;
  // A missing file returns 404 and not the page. Files of other environments are refused too.
  else if (uri.indexOf('/env/') === 0 || /\.[a-z0-9]+$/.test(uri)) return refused;
  else request.uri = '/env/' + environment + '/index.html';
  return request;
}
