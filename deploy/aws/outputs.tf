output "environments" {
  description = "What deploy/environments.json says of each environment."
  value = {
    for name, one in var.environments : name => {
      store   = "s3://${var.bucket}"
      shell   = local.shell_origins[name]
      remotes = "https://${coalesce(one.remotes_host, aws_cloudfront_distribution.remotes[name].domain_name)}/"
    }
  }
}

output "roles" {
  description = "The roles for AWS_ROLE of each GitHub environment."
  value       = { for name, role in aws_iam_role.release : name => role.arn }
}
