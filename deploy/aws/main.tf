terraform {
  required_version = ">= 1.9"
  required_providers {
    aws = {
      source  = "hashicorp/aws"
      version = ">= 5.80, < 7.0"
    }
  }
}

resource "aws_s3_bucket" "releases" {
  bucket = var.bucket
}

resource "aws_s3_bucket_public_access_block" "releases" {
  bucket                  = aws_s3_bucket.releases.id
  block_public_acls       = true
  block_public_policy     = true
  ignore_public_acls      = true
  restrict_public_buckets = true
}

# Versioning allows a deleted or damaged pointer to be restored.
resource "aws_s3_bucket_versioning" "releases" {
  bucket = aws_s3_bucket.releases.id
  versioning_configuration {
    status = "Enabled"
  }
}

resource "aws_s3_bucket_lifecycle_configuration" "releases" {
  bucket = aws_s3_bucket.releases.id
  rule {
    id     = "former-versions"
    status = "Enabled"
    filter {}
    noncurrent_version_expiration {
      noncurrent_days = 90
    }
  }
}

data "aws_iam_policy_document" "bucket" {
  statement {
    sid       = "CloudFrontReads"
    actions   = ["s3:GetObject"]
    resources = ["${aws_s3_bucket.releases.arn}/*"]
    principals {
      type        = "Service"
      identifiers = ["cloudfront.amazonaws.com"]
    }
    condition {
      test     = "ArnEquals"
      variable = "aws:SourceArn"
      values = concat(
        [for one in aws_cloudfront_distribution.shell : one.arn],
        [for one in aws_cloudfront_distribution.remotes : one.arn],
      )
    }
  }
  # Only pointers and pages may be overwritten.
  statement {
    sid     = "NoOverwriting"
    effect  = "Deny"
    actions = ["s3:PutObject"]
    not_resources = [
      "${aws_s3_bucket.releases.arn}/env/*/current.json",
      "${aws_s3_bucket.releases.arn}/env/*/index.html",
      "${aws_s3_bucket.releases.arn}/probe/*",
    ]
    principals {
      type        = "*"
      identifiers = ["*"]
    }
    condition {
      test     = "Null"
      variable = "s3:if-none-match"
      values   = ["true"]
    }
  }
}

resource "aws_s3_bucket_policy" "releases" {
  bucket     = aws_s3_bucket.releases.id
  policy     = data.aws_iam_policy_document.bucket.json
  depends_on = [aws_s3_bucket_public_access_block.releases]
}

resource "aws_cloudfront_origin_access_control" "releases" {
  name                              = var.bucket
  origin_access_control_origin_type = "s3"
  signing_behavior                  = "always"
  signing_protocol                  = "sigv4"
}

resource "aws_cloudfront_function" "shell" {
  for_each = var.environments
  name     = "${var.bucket}-${each.key}-shell"
  runtime  = "cloudfront-js-2.0"
  code     = templatefile("${path.module}/route.js", { environment = each.key, part = "shell" })
}

resource "aws_cloudfront_function" "remotes" {
  for_each = var.environments
  name     = "${var.bucket}-${each.key}-remotes"
  runtime  = "cloudfront-js-2.0"
  code     = templatefile("${path.module}/route.js", { environment = each.key, part = "remotes" })
}

# The Cache-Control of the bucket applies: one year for files, and revalidation for pointers and pages.
resource "aws_cloudfront_cache_policy" "releases" {
  name        = var.bucket
  min_ttl     = 0
  default_ttl = 0
  max_ttl     = 31536000
  parameters_in_cache_key_and_forwarded_to_origin {
    enable_accept_encoding_brotli = true
    enable_accept_encoding_gzip   = true
    cookies_config {
      cookie_behavior = "none"
    }
    headers_config {
      header_behavior = "none"
    }
    query_strings_config {
      query_string_behavior = "none"
    }
  }
}

locals {
  shell_origins = {
    for name, one in var.environments :
    name => "https://${coalesce(one.shell_host, aws_cloudfront_distribution.shell[name].domain_name)}"
  }
  # Generated CloudFront host names are unknown before the deployment, so the Content-Security-Policy omits them.
  content_policies = {
    for name, one in var.environments : name => join("; ", concat(
      one.remotes_host == null ? [] : [
        "default-src 'none'",
        "script-src 'self' https://${one.remotes_host} 'unsafe-inline'",
        join(" ", concat(["connect-src 'self' https://${one.remotes_host}"], one.server_origins)),
        "style-src 'self' https://${one.remotes_host} 'unsafe-inline'",
        "img-src 'self' https://${one.remotes_host} data: blob:",
        "media-src 'self' https://${one.remotes_host} blob:",
        "font-src 'self'",
        "frame-src blob:",
      ],
      [
        "object-src 'none'", "base-uri 'none'", "form-action 'self'", "script-src-attr 'none'", "style-src-attr 'none'",
        "frame-ancestors 'self'",
      ],
    ))
  }
  permissions = join(", ", formatlist("%s=()", [
    "accelerometer", "camera", "display-capture", "geolocation", "gyroscope", "hid", "idle-detection", "local-fonts",
    "magnetometer", "microphone", "midi", "payment", "screen-wake-lock", "serial", "usb", "xr-spatial-tracking",
  ]))
}

# One Content-Security-Policy for all releases. The page adds a second one with script digests, and browsers enforce
# both.
resource "aws_cloudfront_response_headers_policy" "shell" {
  for_each = var.environments
  name     = "${var.bucket}-${each.key}-shell"
  security_headers_config {
    content_security_policy {
      content_security_policy = local.content_policies[each.key]
      override                = true
    }
    content_type_options {
      override = true
    }
    referrer_policy {
      referrer_policy = "strict-origin-when-cross-origin"
      override        = true
    }
    strict_transport_security {
      access_control_max_age_sec = 31536000
      include_subdomains         = true
      override                   = true
    }
  }
  custom_headers_config {
    items {
      header   = "Integrity-Policy"
      value    = "blocked-destinations=(script)"
      override = true
    }
    items {
      header   = "Cross-Origin-Opener-Policy"
      value    = "same-origin"
      override = true
    }
    items {
      header   = "Permissions-Policy"
      value    = local.permissions
      override = true
    }
  }
}

resource "aws_cloudfront_response_headers_policy" "remotes" {
  for_each = var.environments
  name     = "${var.bucket}-${each.key}-remotes"
  cors_config {
    access_control_allow_credentials = false
    access_control_max_age_sec       = 3600
    origin_override                  = true
    access_control_allow_headers {
      items = ["*"]
    }
    access_control_allow_methods {
      items = ["GET", "HEAD"]
    }
    access_control_allow_origins {
      items = [local.shell_origins[each.key]]
    }
  }
  security_headers_config {
    content_type_options {
      override = true
    }
    strict_transport_security {
      access_control_max_age_sec = 31536000
      include_subdomains         = true
      override                   = true
    }
  }
  custom_headers_config {
    items {
      header   = "Cross-Origin-Resource-Policy"
      value    = "cross-origin"
      override = true
    }
  }
}

resource "aws_cloudfront_distribution" "shell" {
  for_each        = var.environments
  enabled         = true
  is_ipv6_enabled = true
  http_version    = "http2and3"
  comment         = "Trustfold ${each.key} shell"
  aliases         = each.value.shell_host == null ? [] : [each.value.shell_host]

  origin {
    origin_id                = "releases"
    domain_name              = aws_s3_bucket.releases.bucket_regional_domain_name
    origin_access_control_id = aws_cloudfront_origin_access_control.releases.id
  }
  default_cache_behavior {
    target_origin_id           = "releases"
    viewer_protocol_policy     = "redirect-to-https"
    allowed_methods            = ["GET", "HEAD", "OPTIONS"]
    cached_methods             = ["GET", "HEAD"]
    cache_policy_id            = aws_cloudfront_cache_policy.releases.id
    response_headers_policy_id = aws_cloudfront_response_headers_policy.shell[each.key].id
    function_association {
      event_type   = "viewer-request"
      function_arn = aws_cloudfront_function.shell[each.key].arn
    }
  }
  # A short cache time for errors, so that a new release is visible soon.
  dynamic "custom_error_response" {
    for_each = [403, 404]
    content {
      error_code            = custom_error_response.value
      error_caching_min_ttl = 0
    }
  }
  restrictions {
    geo_restriction {
      restriction_type = "none"
    }
  }
  viewer_certificate {
    cloudfront_default_certificate = each.value.certificate == null
    acm_certificate_arn            = each.value.certificate
    ssl_support_method             = each.value.certificate == null ? null : "sni-only"
    minimum_protocol_version       = each.value.certificate == null ? null : "TLSv1.2_2021"
  }
}

resource "aws_cloudfront_distribution" "remotes" {
  for_each        = var.environments
  enabled         = true
  is_ipv6_enabled = true
  http_version    = "http2and3"
  comment         = "Trustfold ${each.key} remotes"
  aliases         = each.value.remotes_host == null ? [] : [each.value.remotes_host]

  origin {
    origin_id                = "releases"
    domain_name              = aws_s3_bucket.releases.bucket_regional_domain_name
    origin_access_control_id = aws_cloudfront_origin_access_control.releases.id
  }
  default_cache_behavior {
    target_origin_id           = "releases"
    viewer_protocol_policy     = "redirect-to-https"
    allowed_methods            = ["GET", "HEAD", "OPTIONS"]
    cached_methods             = ["GET", "HEAD"]
    cache_policy_id            = aws_cloudfront_cache_policy.releases.id
    response_headers_policy_id = aws_cloudfront_response_headers_policy.remotes[each.key].id
    function_association {
      event_type   = "viewer-request"
      function_arn = aws_cloudfront_function.remotes[each.key].arn
    }
  }
  # A short cache time for errors, so that a new release is visible soon.
  dynamic "custom_error_response" {
    for_each = [403, 404]
    content {
      error_code            = custom_error_response.value
      error_caching_min_ttl = 0
    }
  }
  restrictions {
    geo_restriction {
      restriction_type = "none"
    }
  }
  viewer_certificate {
    cloudfront_default_certificate = each.value.certificate == null
    acm_certificate_arn            = each.value.certificate
    ssl_support_method             = each.value.certificate == null ? null : "sni-only"
    minimum_protocol_version       = each.value.certificate == null ? null : "TLSv1.2_2021"
  }
}
